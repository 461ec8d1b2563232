import type {ReactNode} from 'react';

/** An identifier, optionally with an index: `variable('R', 'b')`. */
export function variable(name: string, index?: string): ReactNode {
  const identifier = <mi>{name}</mi>;
  return index === undefined ? (
    identifier
  ) : (
    <msub>
      {identifier}
      <mi>{index}</mi>
    </msub>
  );
}

export function number(digits: string): ReactNode {
  return <mn>{digits}</mn>;
}

export function operator(sign: string): ReactNode {
  return <mo>{sign}</mo>;
}

/** A thin space, as between a factor and a function. */
export const thinSpace: ReactNode = <mspace width="0.17em" />;

/** A unit after its number. */
export function unit(name: string): ReactNode {
  return <mtext>{`\u00a0${name}`}</mtext>;
}

export function squared(base: ReactNode): ReactNode {
  return (
    <msup>
      {base}
      <mn>{2}</mn>
    </msup>
  );
}
