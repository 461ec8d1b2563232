import {
  catalog,
  engineIds,
  standardOptions,
  type EngineId,
  type Option,
  type OptionsOf,
} from '@markdown-zh/engines/catalog';
import {targets, type Target} from '@markdown-zh/platforms/targets';
import {dialects, type Dialect} from '@markdown-zh/engines/dialects';

export const views = ['preview', 'html', 'tree', 'engines'] as const;
export type View = (typeof views)[number];

type AllOptions = {readonly [Id in EngineId]: OptionsOf<Id>};

/** The reader's choices; the editor holds the text. */
export interface Choices {
  readonly view: View;
  readonly dialect: Dialect;
  /** Where the text will be shown; undefined for anywhere. */
  readonly platform: Target | undefined;
  readonly options: AllOptions;
  /** Whether editor and preview scroll together. */
  readonly isScrollLinked: boolean;
}

export type ChoiceEvent =
  | {readonly type: 'view'; readonly view: View}
  | {readonly type: 'dialect'; readonly dialect: Dialect}
  | {readonly type: 'platform'; readonly platform: Target | undefined}
  | {
      readonly type: 'option';
      readonly engine: EngineId;
      readonly name: string;
      readonly value: boolean | string;
    }
  | {readonly type: 'scroll link'; readonly isOn: boolean}
  | {readonly type: 'standard options'}
  /** Restores saved choices. */
  | {readonly type: 'restore'; readonly kept: unknown}
  /** Shows the engines, one of them with options from an address; other options are standard. */
  | {
      readonly type: 'engine';
      readonly engine: string;
      readonly options: Readonly<Record<string, string>>;
    };

function standard(): AllOptions {
  return Object.fromEntries(engineIds.map((id) => [id, standardOptions(id)])) as AllOptions;
}

export const initialChoices: Choices = {
  view: 'preview',
  dialect: 'gfm',
  platform: undefined,
  options: standard(),
  isScrollLinked: true,
};

export function nextChoices(choices: Choices, event: ChoiceEvent): Choices {
  switch (event.type) {
    case 'view':
      return {...choices, view: event.view};
    case 'dialect':
      return {...choices, dialect: event.dialect};
    case 'platform':
      return {...choices, platform: event.platform};
    case 'option': {
      const {engine, name, value} = event;
      const options = {...choices.options, [engine]: {...choices.options[engine], [name]: value}};
      return {...choices, options};
    }
    case 'restore':
      return restoredChoices(event.kept);
    case 'scroll link':
      return {...choices, isScrollLinked: event.isOn};
    case 'standard options':
      return {...choices, options: standard()};
    case 'engine':
      return {
        ...choices,
        view: 'engines',
        options: isEngine(event.engine)
          ? {...standard(), [event.engine]: readOptions(event.engine, event.options)}
          : choices.options,
      };
  }
}

/** Restores saved choices; unreadable ones become the initial ones. */
export function restoredChoices(kept: unknown): Choices {
  const {view, dialect, platform, options, isScrollLinked} = (kept ?? {}) as Partial<
    Record<keyof Choices, unknown>
  >;
  const written = (options ?? {}) as Partial<Record<EngineId, Readonly<Record<string, unknown>>>>;
  return {
    view: views.find((name) => name === view) ?? initialChoices.view,
    dialect: dialects.find((name) => name === dialect) ?? initialChoices.dialect,
    platform: targets.find(({id}) => id === platform)?.id,
    options: Object.fromEntries(
      engineIds.map((id) => [id, readOptions(id, texts(written[id] ?? {}))]),
    ) as AllOptions,
    isScrollLinked: isScrollLinked !== false,
  };
}

function texts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function isEngine(name: string): name is EngineId {
  return Object.hasOwn(catalog, name);
}

/** The given options that the engine has; others stay standard. */
function readOptions(
  engine: EngineId,
  written: Readonly<Record<string, string>>,
): Readonly<Record<string, boolean | string>> {
  const options: Readonly<Record<string, Option>> = catalog[engine].options;
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const text = written[name] ?? String(option.standard);
      const isKnown = option.kind === 'choice' && option.values.includes(text);
      return [name, option.kind === 'switch' ? text === 'true' : isKnown ? text : option.standard];
    }),
  );
}
