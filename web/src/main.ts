import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./house/preferences.svelte";
import { router } from "./house/router.svelte";
import { learnHouse } from "./house/say";
import "./house.css";
import { openPage } from "./pages/pages";

const page = openPage(router.place); // it travels beside the words
page.catch(() => undefined); // App asks again, and says what is wrong
learnHouse(preferences.lang).then(() => mount(App, { target: document.getElementById("page")! }));
