/** What the house in a page must not forget, in IndexedDB. Keys are lists of words and numbers; rows are text. */

const STORES = ["table", "edition", "action", "chat", "mark", "snapshot", "clock"] as const;
const VERSION = 1;

type Key = (string | number)[];
type Change = ["put" | "add" | "clear", (typeof STORES)[number], Key, string];

/** All keys that begin like this one; of those that are numbered, the ones after a number. Lists sort after both. */
function beginning(like: Key, after = 0): IDBKeyRange {
  return IDBKeyRange.bound(after ? [...like, after] : like, [...like, []], after > 0, false);
}

export class Chest {
  static open(name: string): Promise<Chest> {
    const wanted = indexedDB.open(name, VERSION);
    wanted.onupgradeneeded = () => {
      for (const store of STORES) wanted.result.createObjectStore(store);
    };
    return new Promise((resolve, reject) => {
      wanted.onsuccess = () => resolve(new Chest(wanted.result));
      wanted.onerror = () => reject(wanted.error);
    });
  }

  private constructor(private readonly database: IDBDatabase) {}

  /** All or nothing, and on disk when it has been kept. */
  commit(written: string): Promise<void> {
    const changes = JSON.parse(written) as Change[];
    const stores = [...new Set(changes.map(([, store]) => store))];
    const change = this.database.transaction(stores, "readwrite", { durability: "strict" });
    for (const [does, name, key, text] of changes) {
      const store = change.objectStore(name);
      if (does === "clear") store.delete(beginning(key));
      else store[does](text, key);
    }
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("the browser keeps nothing"));
    });
  }

  async rows(store: string, like: string, after: number): Promise<string> {
    const range = beginning(JSON.parse(like) as Key, after);
    const from = this.database.transaction(store).objectStore(store);
    const [keys, texts] = await Promise.all([done(from.getAllKeys(range)), done(from.getAll(range))]);
    return JSON.stringify(keys.map((key, place) => [key, texts[place] as string]));
  }

  async last(store: string, like: string): Promise<string> {
    const range = beginning(JSON.parse(like) as Key);
    const from = this.database.transaction(store).objectStore(store);
    const cursor = await done(from.openCursor(range, "prev"));
    return JSON.stringify(cursor ? [[cursor.key, cursor.value as string]] : []);
  }

  async room(): Promise<number> {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
