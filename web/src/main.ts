import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./house/preferences.svelte";
import { router } from "./house/router.svelte";
import { learnHouse } from "./house/say";
import "./house.css";
import { pocket } from "./house/root";
import { openPage } from "./pages/pages";
import { inPage } from "./pocket/pocket.svelte";

if (pocket) inPage.open();
const page = openPage(router.place); // it travels beside the words
page.catch(() => undefined); // App asks again, and says what is wrong
learnHouse(preferences.lang).then(() => mount(App, { target: document.getElementById("page")! }));
