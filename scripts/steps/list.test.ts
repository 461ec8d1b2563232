import {describe, expect, it} from 'vitest';
import {affectedBy, namesOf} from './choose';
import {everything} from './inputs';
import {steps} from './list';
import {listFiles} from './pass-cache';

/** The steps that run after a change of a file. */
function after(file: string): string[] {
  return namesOf(affectedBy({since: 'HEAD', files: [file]}, steps));
}

describe('the inputs of steps', () => {
  it('hold every file of the project in at least one step that does not take all files', () => {
    const particular = steps.filter(({inputs}) => inputs !== everything);
    const files = listFiles() ?? [];
    expect(files.length).toBeGreaterThan(1000);
    const none = files.filter((file) => !particular.some(({inputs}) => inputs(file)));
    // Only people read these, and the step "format".
    expect(
      none.filter(
        (file) =>
          !/^(?:LICENSE|\.[a-z]+rc?|\.vscode\/.*|\.git\w+|\.nvmrc|\.npmrc|\.ci\/run|\.editorconfig|\.prettier.*)$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });

  it('hold a folder that nobody has thought of: the site is built and tested again', () => {
    const names = after('new-folder/index.tsx');
    for (const name of ['lint', 'types', 'build', 'browser tests', 'faulty builds', 'same bytes']) {
      expect(names).toContain(name);
    }
  });

  it.each([
    [
      'packages/search/src/box/Input.tsx',
      ['packages', 'faulty builds', 'sizes', 'hosting', 'HTML', 'labels', 'same bytes'],
    ],
    ['src/components/Diagram.module.css', ['styles', 'unused code', 'sizes', 'browser tests']],
    ['docs/intro.md', ['content', 'markdown', 'build', 'browser tests']],
    ['.github/workflows/ci.yml', ['workflows']],
    ['src/pages/gallery.mdx', ['unused code', 'content']],
  ])('choose what can depend on %s', (file, expected) => {
    const names = after(file);
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  it('leave out what a change cannot break', () => {
    expect(after('README.md')).not.toContain('build');
    expect(after('tests/browser/shell.spec.ts')).not.toContain('same bytes');
    expect(after('src/components/Diagram.tsx')).not.toContain('packages');
    expect(after('src/components/Diagram.tsx')).not.toContain('without speed');
  });
});

it('all steps have a budget, and need steps that exist', () => {
  for (const {name, needs = [], budget} of steps) {
    expect(budget, name).toBeGreaterThan(0);
    expect(steps.map((step) => step.name)).toEqual(expect.arrayContaining([...needs]));
  }
});
