import {expect, it} from 'vitest';
import {checkOverrides} from './overrides';

const readme =
  '| Component | How |\n| --- | --- |\n| `Footer` | own |\n| `DocItem/Content` | wrap |\n';

it('accepts a table that names every override', () => {
  expect(checkOverrides(['DocItem/Content', 'Footer'], readme)).toEqual([]);
});

it('names an override without a row, and a row without an override', () => {
  expect(checkOverrides(['Footer', 'Navbar'], readme)).toEqual([
    'src/theme/Navbar is not in src/theme/README.md. Add a row with its reason.',
    'src/theme/README.md names DocItem/Content, which is not there. Remove the row.',
  ]);
});
