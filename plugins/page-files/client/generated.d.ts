declare module '@docusaurus/core/lib/client/routeContext' {
  import type {ReactNode} from 'react';

  export function RouteContextProvider(props: {
    readonly children: ReactNode;
    readonly value: object | undefined;
  }): ReactNode;
}
