import {expect, it} from 'vitest';
import texLoader from './loader.mjs';

const code = (tex: string) => `import {tex} from './tex';\nconst a = tex\`${tex}\`;\nconst b = 1;`;

it('R29 writes each line as a formula in MathML, and leaves the other code', () => {
  expect(texLoader(code('\n  R_b = 2\n\n  t_\\text{bit}\n'))).toBe(
    code('').replace(
      'tex``',
      JSON.stringify(
        '<math display="block"><mrow><msub><mi>R</mi><mi>b</mi></msub><mo>=</mo><mn>2</mn></mrow></math>' +
          '<math display="block"><mrow><msub><mi>t</mi><mtext>bit</mtext></msub></mrow></math>',
      ),
    ),
  );
});

it('R29 names a formula that is no TeX', () => {
  expect(() => texLoader(code('\\frac{1}'))).toThrow('The formula \\frac{1} is no TeX');
});
