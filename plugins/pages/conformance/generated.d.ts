declare module '@generated/conformance/default/conformance.json' {
  import type {Conformance} from '@site/plugins/pages/conformance';

  const conformance: Conformance;
  export default conformance;
}

declare module '@generated/conformance/default/examples.json' {
  import type {ExampleSources} from '@site/plugins/pages/conformance';

  const examples: ExampleSources;
  export default examples;
}

declare module '@generated/conformance/default/totals.json' {
  import type {Totals} from '@site/plugins/pages/conformance';

  const totals: Totals;
  export default totals;
}

declare module '@generated/conformance/default/versions.json' {
  import type {Versions} from '@site/plugins/pages/conformance/versions';

  const versions: Versions;
  export default versions;
}
