/** Questions to the house over HTTP. Every answer is typed; every failure is a Trouble with a clause or none. */

import type {
  Carried,
  ChangeSeat,
  ClauseInfo,
  CodeFound,
  EditionInfo,
  Frames,
  GameInfo,
  GiveUp,
  Hosting,
  MyTable,
  NewLesson,
  NewTable,
  OwnSeat,
  PracticePosition,
  PrimerInfo,
  Problem,
  Story,
  TableCreated,
  TableInfo,
} from "../wire";
import { way } from "./way";

/** Something was not granted. Without a clause the house could not be reached at all. */
export class Trouble extends Error {
  readonly clause: string;

  constructor(clause: string, reason: string) {
    super(reason);
    this.clause = clause;
  }
}

async function ask<T>(path: string, secret = "", method = "GET", body = ""): Promise<T> {
  const answer = await reach(path, secret, method, body);
  return (await answer.json()) as T;
}

async function text(path: string): Promise<string> {
  return (await reach(path)).text();
}

async function reach(path: string, secret = "", method = "GET", body = ""): Promise<Response> {
  let answer: Response;
  try {
    answer = await way.ask(method, path, body, secret);
  } catch {
    throw new Trouble("", "the house does not answer");
  }
  if (!answer.ok) throw await trouble(answer);
  return answer;
}

async function trouble(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Trouble(problem.clause ?? "", problem.reason ?? "");
  } catch {
    return new Trouble("", `status ${answer.status}`);
  }
}

function post<T>(path: string, body: unknown, secret = ""): Promise<T> {
  return ask<T>(path, secret, "POST", JSON.stringify(body));
}

/** Where the house needs to know nothing but who asks. */
function tell<T>(path: string, secret: string): Promise<T> {
  return ask<T>(path, secret, "POST");
}

const MOST_SECRETS = 100; // that the house looks up at once
/** What is asked for by its tag is kept by the browser for good; without one it is asked for again. */
function tagged(tag: string): string {
  return tag ? `?tag=${tag}` : "";
}

export const api = {
  games: () => ask<GameInfo[]>("/games"),
  rules: (game: string, lang: string, tag: string) =>
    ask<ClauseInfo[]>(`/games/${game}/rules/${lang}${tagged(tag)}`),
  texts: (game: string, lang: string, tag: string) => text(`/games/${game}/texts/${lang}${tagged(tag)}`),
  edition: (game: string, hash: string, tag: string) =>
    ask<EditionInfo>(`/games/${game}/editions/${hash}${tagged(tag)}`),
  primer: (game: string, lang: string, tag: string) =>
    ask<PrimerInfo>(`/games/${game}/primer/${lang}${tagged(tag)}`),
  practice: (game: string, lang: string) => ask<PracticePosition[]>(`/games/${game}/practice/${lang}`),
  create: (table: NewTable) => post<TableCreated>("/tables", table),
  learn: (lesson: NewLesson) => post<TableCreated>("/lessons", lesson),
  lesson: (game: string, lang: string, tag: string) => text(`/games/${game}/lesson/${lang}${tagged(tag)}`),
  find: (code: string) => ask<CodeFound>(`/codes/${encodeURIComponent(code)}`),
  table: (key: string) => ask<TableInfo>(`/tables/${key}`),
  take: (key: string, seat: number, name: string, salt: string) =>
    post<OwnSeat>(`/tables/${key}/seats/${seat}/take`, { name, salt }),
  salt: (key: string, seat: number, salt: string, secret: string) =>
    post<TableInfo>(`/tables/${key}/seats/${seat}/salt`, { salt }, secret),
  leave: (key: string, seat: number, secret: string) =>
    tell<TableInfo>(`/tables/${key}/seats/${seat}/leave`, secret),
  giveUp: (key: string, seat: number, bot: GiveUp, secret: string) =>
    post<TableInfo>(`/tables/${key}/seats/${seat}/give-up`, bot, secret),
  rematch: (key: string, secret: string) => tell<Carried>(`/tables/${key}/rematch`, secret),
  change: (key: string, seat: number, wanted: ChangeSeat, host: string) =>
    post<TableInfo>(`/tables/${key}/seats/${seat}/change`, wanted, host),
  start: (key: string, host: string) => tell<TableInfo>(`/tables/${key}/start`, host),
  arrange: (key: string, hosting: Hosting, host: string) =>
    post<TableInfo>(`/tables/${key}/hosting`, hosting, host),
  close: (key: string, host: string) => tell<TableInfo>(`/tables/${key}/close`, host),
  mine: async (secrets: string[]) => {
    const answers: Promise<MyTable[]>[] = [];
    for (let first = 0; first < secrets.length; first += MOST_SECRETS)
      answers.push(post<MyTable[]>("/mine", { secrets: secrets.slice(first, first + MOST_SECRETS) }));
    return (await Promise.all(answers)).flat();
  },
  story: (key: string, secret: string) => ask<Story>(`/tables/${key}/story`, secret),
  record: (key: string) => text(`/tables/${key}/record`),
  frames: (key: string, first: number, last: number, seat: number | null, secret: string) => {
    const seen = seat === null ? "" : `&seat=${seat}`;
    return ask<Frames>(`/tables/${key}/frames?first=${first}&last=${last}${seen}`, secret);
  },
};
