import {expect, it} from 'vitest';
import {stylesOf} from './styles-loader.mjs';

it('imports of style sheets stay, those of parts become imports of their style sheets', () => {
  const code = `import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Tag';
import {
  one,
  two,
} from './parts';
import Button from '@site/src/Button';
import Key from '@site/src/Key/index.tsx';
import {isTyping} from '@site/src/typing.ts';
import Link from '@docusaurus/Link';
import Tag from '@theme/Tag';
import picture from './a.svg';
import './global.css';
import styles from './styles.module.css';
const later = import('./later');
`;
  expect(stylesOf(code, ['@site/src/'])).toEqual([
    "import './parts?styles';",
    "import '@site/src/Button?styles';",
    "import '@site/src/Key/index.tsx?styles';",
    "import '@theme/Tag?styles';",
    "import './global.css';",
    "import './styles.module.css';",
  ]);
});

it('code without parts has no style sheets', () => {
  expect(stylesOf('export const a = 1;', [])).toEqual([]);
});
