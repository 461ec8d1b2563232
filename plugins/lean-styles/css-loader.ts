/** As far as it matters here, how a rule of the bundler names css-loader. */
interface Loader {
  readonly options?: {readonly modules?: object};
}

/** A rule of which css-loader, where it reads CSS modules, names classes by this function. */
export function withNames<Rule>(rule: Rule, nameOf: (file: string, local: string) => string): Rule {
  const getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, local: string) =>
    nameOf(resourcePath, local);
  const named = (loader: Loader): Loader =>
    loader.options?.modules
      ? {
          ...loader,
          options: {...loader.options, modules: {...loader.options.modules, getLocalIdent}},
        }
      : loader;
  const {use} = Object(rule) as {use?: unknown};
  return Array.isArray(use) ? {...rule, use: (use as readonly Loader[]).map(named)} : rule;
}
