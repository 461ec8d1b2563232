import type {DetailedHTMLProps, HTMLAttributes} from 'react';

type MathProps = DetailedHTMLProps<HTMLAttributes<MathMLElement>, MathMLElement>;

/** MathML in JSX, which @types/react does not know: the elements that the calculators' formulas use. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathProps & {display?: 'block' | 'inline'};
      mfrac: MathProps;
      mi: MathProps;
      mn: MathProps;
      mo: MathProps;
      mrow: MathProps;
      mspace: MathProps & {width: string};
      msqrt: MathProps;
      msub: MathProps;
      msup: MathProps;
      mtext: MathProps;
      munder: MathProps;
    }
  }
}
