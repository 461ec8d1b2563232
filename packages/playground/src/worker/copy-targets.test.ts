import {describe, expect, it} from 'vitest';
// The repository's addresses, for all tests.
/* eslint-disable import-x/no-relative-packages */
import {
  addressesIn,
  faultOf,
  formsOf,
  nastyAddresses,
  ordinaryAddresses,
} from '../../../../tests/fixtures/leaving/addresses';
/* eslint-enable import-x/no-relative-packages */
import {copyTargets} from './copy-targets.ts';
import {renderCopy} from './preview/index.ts';

async function copy(id: string, source: string) {
  const target = copyTargets.find((each) => each.id === id);
  const write = await target?.load(source, {loadFeatures: () => Promise.resolve(() => [])});
  if (!write) {
    throw new Error(`no target ${id}`);
  }
  return write(source, 'gfm');
}

describe('X39 a copy of the preview', () => {
  it.each(nastyAddresses)('has no address that may not leave the site: %j', async (address) => {
    const source = Object.values(formsOf(address)).join('\n\n');
    const rich = await copy('rich', source);
    const html = await copy('html', source);
    for (const found of addressesIn(rich.html ?? '')) {
      expect(faultOf(found)).toBeUndefined();
    }
    // Source code keeps paths from the root: its own site has them.
    for (const found of addressesIn(html.plain)) {
      expect(faultOf(found, true)).toBeUndefined();
    }
  });

  it.each(ordinaryAddresses)('is what the engine wrote: %j', async (address) => {
    const {refresh: _, ...forms} = formsOf(address);
    const source = Object.values(forms).join('\n\n');
    const {output, safe} = renderCopy(source, 'gfm');
    expect((await copy('html', source)).plain).toBe(output);
    expect(await copy('rich', source)).toMatchObject({plain: source, html: safe});
  });

  it('names the links that it lost', async () => {
    const source = '[甲](file:///C:/a) ![乙](//h/b.png)\n';
    const rich = await copy('rich', source);
    expect(rich).toEqual({
      plain: '[甲](<>) ![乙](https://h/b.png)\n',
      html: '<p><a>甲</a> <img src="https://h/b.png" alt="乙"></p>\n',
      unsupported: [{kind: 'links', count: 1, names: ['file:///C:/a']}],
    });
    expect((await copy('html', source)).plain).toBe(
      '<p><a>甲</a> <img src="https://h/b.png" alt="乙"></p>\n',
    );
  });
});
