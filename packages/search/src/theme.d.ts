declare module '@theme/SearchBoundary' {
  import type {ReactNode} from 'react';

  export default function SearchBoundary(props: {readonly children: ReactNode}): ReactNode;
}
