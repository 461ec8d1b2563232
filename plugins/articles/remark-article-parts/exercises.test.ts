import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {replaceExercises} from './exercises';

const exercise = `id: bold
task: 把「周五」加粗。
start: 请在周五交表。
answer: 请在**周五**交表。
hints: [夹在中间。, 前后都写两个半角星号。]
right: [请在 **周五** 交表。, 请在 __周五__ 交表。, 请在**周五**交表]
wrong:
  - {text: 请在＊＊周五＊＊交表。, told: 露出了}
  - {text: 请在** 周五 **交表。, told: 露出了}
  - {text: 请在*周五*交表。, told: 应当是粗体}
  - {text: 请在__周五__交表。, told: 露出了}
  - {text: 请在周五交表。, told: 应当是粗体}
`;

function transform(source: string): Root {
  const file = new VFile({path: 'learn/03-emphasis.md', value: source});
  const tree = unified().use(remarkParse).parse(file);
  replaceExercises(tree, file, '/');
  return tree;
}

describe('replaceExercises', () => {
  it('turns a fence into an exercise with its rendered goal, without the answers of its test', () => {
    const [part, answers] = transform(`\`\`\`yaml exercise\n${exercise}\`\`\``).children;
    const attributes = Object.fromEntries(
      (part as {attributes: {name: string; value: string | {value: string}}[]}).attributes.map(
        ({name, value}) => [
          name,
          typeof value === 'string' ? value : (JSON.parse(value.value) as unknown),
        ],
      ),
    );
    expect(part).toMatchObject({type: 'mdxJsxFlowElement', name: 'Exercise'});
    expect(attributes).toMatchObject({
      lesson: 'emphasis',
      exercise: {id: 'bold', answer: '请在**周五**交表。'},
      built: {
        start: '<p>请在周五交表。</p>',
        goal: '<p>请在<strong>周五</strong>交表。</p>',
      },
    });
    expect(answers).toMatchObject({
      name: 'LessonAnswers',
      attributes: [{name: 'answers', value: {value: '["请在**周五**交表。"]'}}],
    });
    expect(JSON.stringify(attributes)).not.toContain('told');
  });

  it('leaves other fences alone', () => {
    expect(transform('```yaml\nid: bold\n```').children).toMatchObject([{type: 'code'}]);
  });

  it.each([
    ['a wrong field', 'id: bold', 'id: Bold', 4, 'small Latin letters'],
    ['a missing field', 'task: 把「周五」加粗。\n', '', 4, 'task'],
    ['invalid YAML', 'task: 把', 'task: 把: ', 5, ''],
    ['too few answers', ', 请在**周五**交表]', ']', 9, 'right answers'],
  ])('L6 stops at %s, naming file and line', (_name, before, after, line, message) => {
    const source = `字\n\n\`\`\`yaml exercise\n${exercise.replace(before, after)}\`\`\``;
    let problem = '';
    try {
      transform(source);
    } catch (error) {
      problem = String(error);
    }
    expect(problem).toMatch(new RegExp(`^learn/03-emphasis\\.md:${String(line)}:1: .*${message}`));
  });
});
