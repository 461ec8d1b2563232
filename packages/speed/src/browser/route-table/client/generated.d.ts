declare module '@generated/globalData.json' {
  const globalData: Readonly<Record<string, unknown>>;
  export default globalData;
}

declare module '@generated/registry.js' {
  const registry: unknown;
  export default registry;
}

declare module '@docusaurus/core/lib/client/routeContext.js' {
  import type {ReactNode} from 'react';

  export function RouteContextProvider(props: {
    readonly children: ReactNode;
    readonly value: object | undefined;
  }): ReactNode;
}
