/** `npm run check -- overrides`: checks that every theme override has its reason in `src/theme/README.md`. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {checkOverrides} from './checks/overrides';

const folder = 'src/theme';
const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((path) => /(?:^|[\\/])index\.tsx?$/.test(path))
  .map((path) => dirname(path).replaceAll('\\', '/'))
  .sort();
const messages = checkOverrides(components, readFileSync(`${folder}/README.md`, 'utf8'));

for (const message of messages) {
  console.error(message);
}
console.log(`${components.length} overrides, ${messages.length} issues`);
process.exitCode = messages.length > 0 ? 1 : 0;
