import type {Benchmark} from './runner/benchmark';

interface Entry {
  /** One line of the list of benchmarks. */
  readonly summary: string;
  readonly load: () => Promise<{readonly benchmark: Benchmark}>;
}

/** All benchmarks. A new one is a module and a line here. */
export const register: Readonly<Record<string, Entry>> = {
  builds: {
    summary: 'Time and memory of whole builds, beside peers',
    load: () => import('./builds'),
  },
  diagnosis: {
    summary: 'True and false alarms of the diagnosis in public texts, and its time',
    load: () => import('./diagnosis'),
  },
  growth: {
    summary: 'Growth of the time of each tool with its text, over hostile shapes',
    load: () => import('./growth'),
  },
  pages: {
    summary: "Lighthouse's scores and times of a page of each kind",
    load: () => import('./pages'),
  },
  playground: {
    summary: 'Bytes, keystrokes, the table grid and a paste in the playground; presses on a phone',
    load: () => import('./playground'),
  },
  posts: {summary: 'Time and memory of a blog of many posts', load: () => import('./posts')},
  search: {
    summary: 'Answers, bytes and time of the search, beside three others',
    load: () => import('./search'),
  },
  weight: {
    summary: 'Bytes of a first visit to a docs page, beside peers',
    load: () => import('./weight'),
  },
};
