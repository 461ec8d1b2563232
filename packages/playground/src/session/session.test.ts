import {beforeEach, describe, expect, it} from 'vitest';
import {hashOfText} from '../share.ts';
import {FakeBrowser, FakeTab} from './fake-effects.fixture.ts';
import type {FileOnDisk} from './file-access.ts';
import {formerOf} from './model.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = new FakeBrowser();
});

const open = (hash?: string) => FakeTab.open(browser, hash);
const linkTo = (text: string) => `#${hashOfText(text) ?? ''}`;

const notice = (tab: FakeTab) => tab.session.state().notice?.code;
const current = (tab: FakeTab) => tab.session.state().current;
const former = (tab: FakeTab) => formerOf(tab.session.state())?.source;

async function write(tab: FakeTab, text: string): Promise<void> {
  tab.type(text);
  await tab.settle();
}

/** Opens the document of a text, as the list does. */
async function openDocument(tab: FakeTab, text: string): Promise<void> {
  const document = [...browser.documents.values()].find((one) => one.text === text);
  if (!document) {
    throw new Error(`No document is "${text}".`);
  }
  tab.session.openDocument(document);
  await tab.settle();
}

/** A file as the page opens it. No test here writes it. */
function fileOf(name: string): FileOnDisk {
  return {handle: {name} as FileSystemFileHandle, modified: 1};
}

async function openFile(tab: FakeTab, name: string, text: string): Promise<void> {
  tab.session.replace({source: text, origin: undefined, hash: '', file: fileOf(name)});
  await tab.settle();
}

describe('X29 every text is kept from the first keystroke', () => {
  it('stores what is typed, without being asked', async () => {
    const tab = await open();
    await write(tab, '# 我的');
    expect(browser.texts()).toEqual(['# 我的']);
    await write(tab, '# 我的文章');
    expect(browser.texts()).toEqual(['# 我的文章']);
  });

  it('stores no sample and no link that nobody has changed', async () => {
    const tab = await open(linkTo('甲'));
    tab.session.replace({source: '样例', origin: '样例', hash: ''});
    await tab.settle();
    expect(browser.texts()).toEqual([]);
  });

  it('stores no empty text as a new one', async () => {
    const tab = await open();
    await write(tab, ' \n');
    expect(browser.texts()).toEqual([]);
  });

  it('stores that a kept text was emptied', async () => {
    const tab = await open();
    await write(tab, '甲');
    await write(tab, '');
    expect(browser.texts()).toEqual(['']);
  });

  it('stores a changed link once it is changed', async () => {
    const tab = await open(linkTo('甲'));
    await write(tab, '甲乙');
    expect(browser.texts()).toEqual(['甲乙']);
  });

  it('stores a sample that comes back after undo no more than once', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.undo();
    await tab.settle();
    tab.redo();
    await tab.settle();
    expect(browser.documents.size).toBe(1);
  });

  it('stores what is typed while a save runs', async () => {
    const tab = await open();
    tab.type('甲');
    const saved = tab.session.flush();
    tab.type('甲乙');
    await saved;
    await tab.settle();
    expect(browser.texts()).toEqual(['甲乙']);
  });

  it('stores what is typed without a pause, at least twice a second', async () => {
    const tab = await open();
    for (let length = 1; length <= 20; length += 1) {
      tab.type('字'.repeat(length));
      await tab.wait(100);
      const [stored = ''] = browser.texts();
      expect(stored.length).toBeGreaterThanOrEqual(length - 5);
    }
  });

  it('shows the text again after a reload', async () => {
    const tab = await open();
    await write(tab, '甲');
    const again = await tab.reload();
    expect(again.text).toBe('甲');
    await write(again, '甲乙');
    expect(browser.texts()).toEqual(['甲乙']);
  });

  it('shows the last words again after a reload at once', async () => {
    const tab = await open();
    tab.type('甲');
    tab.session.leave(); // before any save has ended
    const again = await FakeTab.open(browser, '', tab.memory);
    expect(again.text).toBe('甲');
    await again.settle();
    expect(new Set(browser.texts())).toEqual(new Set(['甲']));
  });

  it('keeps the last words of a kept text when the tab is closed at once', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.type('甲乙');
    tab.session.leave();
    await tab.settle();
    expect(browser.texts()).toEqual(['甲乙']);
  });

  it.each([[[]], [['甲']]])(
    'keeps the last words when the tab is gone before they are stored, after %j',
    async (before: string[]) => {
      const tab = await open();
      for (const text of before) {
        await write(tab, text);
      }
      browser.fault = 'forbidden'; // as a write that does not end
      tab.type('甲乙');
      tab.session.leave();
      await tab.settle();
      browser.fault = undefined;
      const other = await open();
      expect(browser.texts()).toEqual(['甲乙']);
      expect(other.session.state().notice).toMatchObject({code: 'last text', name: '甲乙'});
    },
  );

  it('keeps what a later tab could not store either', async () => {
    const tab = await open();
    browser.fault = 'full';
    tab.type('甲');
    tab.session.leave();
    await tab.settle();
    await (await open()).settle();
    browser.fault = undefined;
    await open();
    expect(browser.texts()).toEqual(['甲']);
  });

  it('stores what a closed tab could not, once there is room for its own text', async () => {
    const tab = await open();
    browser.fault = 'full';
    tab.type('甲');
    tab.session.leave();
    await tab.settle();
    const other = await open();
    browser.fault = undefined;
    await write(other, '乙');
    expect(new Set(browser.texts())).toEqual(new Set(['甲', '乙']));
    expect(browser.journal).toEqual([]);
  });

  it('shows the last words again when the code of the database does not load', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.type('甲乙');
    tab.session.leave();
    browser.isCodeMissing = true;
    expect((await FakeTab.open(browser, '', tab.memory)).text).toBe('甲乙');
  });

  it('leads a new tab to the text that was written last', async () => {
    await write(await open(), '# 第一篇');
    browser.now = 1;
    await write(await open(), '# 第二篇');
    const tab = await open();
    expect(tab.session.state().notice).toMatchObject({code: 'last text', name: '第二篇'});
    expect(tab.text).toBe('# 示例');
  });

  it('opens no database in a new tab where nothing was ever kept', async () => {
    browser.fault = 'forbidden';
    const tab = await open();
    expect(notice(tab)).toBeUndefined();
  });

  it('keeps an opened file that nobody has changed through a reload', async () => {
    const tab = await open();
    await openFile(tab, 'b.md', '乙');
    expect((await tab.reload()).text).toBe('乙');
  });

  it('keeps a chosen sample through a reload', async () => {
    const tab = await open();
    tab.session.replace({source: '样例', origin: '样例', hash: ''});
    expect((await tab.reload()).text).toBe('样例');
  });

  it('keeps the undo history through a reload', async () => {
    const tab = await open();
    await write(tab, '甲');
    await write(tab, '甲乙');
    const again = await tab.reload();
    again.undo();
    expect(again.text).toBe('甲');
  });

  it('keeps no history that leads back to another text', async () => {
    const tab = await open();
    await write(tab, '甲');
    await openFile(tab, 'b.md', '乙');
    await write(tab, '乙二');
    const again = await tab.reload();
    again.undo();
    expect(again.text).toBe('乙二');
  });

  it('keeps the changes of a table through a reload', async () => {
    const tab = await open();
    await write(tab, '甲\n\n| a |\n| - |');
    const draft = {table: {rows: [['a'], ['新']], align: [null]}, at: 5};
    tab.session.send({type: 'table drafted', draft});
    const again = await tab.reload();
    expect([again.text, notice(again), again.session.state().tableDraft]).toEqual([
      '甲\n\n| a |\n| - |',
      'table kept',
      draft,
    ]);
  });

  it('keeps the choices through a reload', async () => {
    const tab = await open();
    tab.session.send({type: 'choice', choice: {type: 'view', view: 'tree'}});
    expect((await tab.reload()).session.state().choices.view).toBe('tree');
  });
});

describe('X43 no text replaces another one without a word', () => {
  it('a shared link leaves the own text one press away, and a document', async () => {
    const tab = await open();
    await write(tab, '# 我的');
    await tab.session.follow(linkTo('别人的'));
    await tab.settle();
    expect([tab.text, notice(tab), former(tab)]).toEqual(['别人的', 'text replaced', '# 我的']);
    expect(browser.texts()).toEqual(['# 我的']);
    tab.session.goBack(tab.session.state().formerKey ?? -1);
    expect(tab.text).toBe('# 我的');
  });

  it('what was typed a moment before is a document, too', async () => {
    const tab = await open();
    tab.type('# 我的');
    await tab.session.follow(linkTo('别人的'));
    await tab.settle();
    expect(browser.texts()).toEqual(['# 我的']);
  });

  it('a link in a tab with a text of its own', async () => {
    const tab = await open();
    await write(tab, '# 我的');
    tab.hash = linkTo('别人的');
    const again = await tab.reload();
    expect([again.text, notice(again), former(again)]).toEqual([
      '别人的',
      'text replaced',
      '# 我的',
    ]);
  });

  it('an example', async () => {
    browser.examples.set('commonmark/1', '例子');
    const tab = await open();
    await write(tab, '我的');
    await tab.session.follow('#example=commonmark/1');
    expect([tab.text, former(tab)]).toEqual(['例子', '我的']);
  });

  it('an example that arrives after a newer link changes nothing', async () => {
    browser.examples.set('commonmark/1', '例子');
    const tab = await open();
    const late = tab.session.follow('#example=commonmark/1');
    await tab.session.follow(linkTo('新的'));
    await late;
    expect(tab.text).toBe('新的');
  });

  it('an address that changes while the tab still reads what it had: the newer one counts', async () => {
    const first = await open();
    await write(first, '我的');
    first.session.leave();
    await first.settle();
    for (const hash of ['', linkTo('旧')]) {
      const tab = new FakeTab(browser, {memory: first.memory});
      const started = tab.session.start(hash);
      const following = tab.session.follow(linkTo('新'));
      await Promise.all([started, following]);
      await tab.settle();
      expect(tab.text).toBe('新');
      expect(current(tab).source).toBe('新');
      expect(former(tab)).toBe('我的');
      expect(browser.texts()).toEqual(['我的']);
    }
  });

  it('an address that changes while texts of closed tabs are stored', async () => {
    const first = await open();
    first.type('很快关闭');
    first.session.leave();
    const tab = new FakeTab(browser);
    const started = tab.session.start(linkTo('旧'));
    const following = tab.session.follow(linkTo('新'));
    await Promise.all([started, following]);
    expect(tab.text).toBe('新');
    expect(current(tab).source).toBe('新');
  });

  it('an unknown example leaves the text', async () => {
    const tab = await open('#example=commonmark/9999');
    expect([tab.text, notice(tab)]).toEqual(['# 示例', 'unknown example']);
  });

  it('a damaged link leaves the text', async () => {
    const tab = await open();
    await write(tab, '我的');
    await tab.session.follow('#z=AAAA');
    expect([tab.text, notice(tab)]).toEqual(['我的', 'hash damaged']);
  });

  it('a sample', async () => {
    const tab = await open();
    await write(tab, '我的');
    tab.session.replace({source: '样例', origin: '样例', hash: ''});
    expect([tab.text, former(tab)]).toEqual(['样例', '我的']);
  });

  it('a file', async () => {
    const tab = await open();
    await write(tab, '我的');
    await openFile(tab, 'b.md', '乙');
    expect([tab.text, former(tab)]).toEqual(['乙', '我的']);
    expect(browser.texts()).toEqual(['我的', '乙']);
  });

  it('a second file leaves the first one with its changes', async () => {
    const tab = await open();
    await openFile(tab, 'a.md', '甲');
    await write(tab, '甲改');
    await openFile(tab, 'b.md', '乙');
    tab.session.goBack(tab.session.state().formerKey ?? -1);
    expect([tab.text, current(tab).file?.handle.name]).toEqual(['甲改', 'a.md']);
  });

  it('another document', async () => {
    const tab = await open();
    await write(tab, '甲');
    const other = await open();
    await write(other, '乙');
    await openDocument(other, '甲');
    expect([other.text, former(other)]).toEqual(['甲', '乙']);
    await write(other, '甲二');
    expect(new Set(browser.texts())).toEqual(new Set(['甲二', '乙']));
  });

  it('says nothing when only a sample is replaced', async () => {
    const tab = await open();
    await tab.session.follow(linkTo('别人的'));
    expect([tab.text, notice(tab)]).toEqual(['别人的', undefined]);
  });

  it('says nothing when a link has the text that is there', async () => {
    const tab = await open();
    await write(tab, '甲');
    await tab.session.follow(linkTo('甲'));
    await write(tab, '甲乙');
    expect([notice(tab), browser.texts()]).toEqual([undefined, ['甲乙']]);
  });

  it('Back after Share leads out of the page, not to an older text', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.session.share(hashOfText('甲') ?? '');
    await write(tab, '甲乙');
    tab.session.share(hashOfText('甲乙') ?? '');
    expect(tab.hash).toBe(linkTo('甲乙'));
    expect((await tab.reload()).text).toBe('甲乙');
  });

  it('a shared text that was changed since stays after a reload', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.session.share(hashOfText('甲') ?? '');
    await write(tab, '甲乙');
    expect((await tab.reload()).text).toBe('甲乙');
  });

  it('returns any number of times between two texts', async () => {
    const tab = await open();
    await write(tab, '甲');
    await tab.session.follow(linkTo('乙'));
    await write(tab, '乙二');
    const texts = [1, 2, 3].map(() => {
      tab.session.goBack(tab.session.state().formerKey ?? -1);
      return tab.text;
    });
    expect(texts).toEqual(['甲', '乙二', '甲']);
  });
});

describe('X27 undo beyond an opened file leads to a text without that file', () => {
  it('undo and redo change the file with the text', async () => {
    const tab = await open();
    await write(tab, '我的');
    await openFile(tab, 'b.md', '乙');
    tab.undo();
    expect([tab.text, current(tab).file]).toEqual(['我的', undefined]);
    tab.redo();
    expect([tab.text, current(tab).file?.handle.name]).toEqual(['乙', 'b.md']);
  });

  it('after changes of the file', async () => {
    const tab = await open();
    await write(tab, '我的');
    await openFile(tab, 'b.md', '乙');
    await write(tab, '乙二');
    tab.undo();
    tab.undo();
    await write(tab, '我的二');
    expect(current(tab).file).toBeUndefined();
    expect(new Set(browser.texts())).toEqual(new Set(['我的二', '乙']));
  });

  it('through several files', async () => {
    const tab = await open();
    await openFile(tab, 'a.md', '甲');
    await openFile(tab, 'b.md', '乙');
    await openFile(tab, 'c.md', '丙');
    const names = [1, 2].map(() => {
      tab.undo();
      return current(tab).file?.handle.name;
    });
    expect(names).toEqual(['b.md', 'a.md']);
  });

  it('an edit that gives the text of before stays in the file', async () => {
    const tab = await open();
    await write(tab, '甲');
    await openFile(tab, 'b.md', '甲乙');
    await write(tab, '甲');
    expect(current(tab).file?.handle.name).toBe('b.md');
  });

  it('a document that was left by undo is stored under its own name', async () => {
    const tab = await open();
    await write(tab, '甲');
    await tab.session.follow(linkTo('乙'));
    tab.undo();
    await write(tab, '甲二');
    expect(browser.texts()).toEqual(['甲二']);
  });
});

describe('X31 two tabs with one text', () => {
  async function twoTabs(): Promise<[FakeTab, FakeTab]> {
    const one = await open();
    await write(one, '甲');
    const other = await FakeTab.open(browser, '', one.memory); // the browser duplicates a tab with its memory
    expect(other.text).toBe('甲');
    return [one, other];
  }

  it('keeps both, whatever is pressed', async () => {
    const [one, other] = await twoTabs();
    await write(one, '甲一');
    await write(other, '甲二');
    expect(new Set(browser.texts())).toEqual(new Set(['甲一', '甲二']));
    expect(notice(other)).toBe('both kept');
    await write(one, '甲一一');
    await write(other, '甲二二');
    expect(new Set(browser.texts())).toEqual(new Set(['甲一一', '甲二二']));
  });

  it('keeps both when both write at once', async () => {
    const [one, other] = await twoTabs();
    one.type('甲一');
    other.type('甲二');
    await Promise.all([one.session.flush(), other.session.flush()]);
    expect(new Set(browser.texts())).toEqual(new Set(['甲一', '甲二']));
  });

  it('keeps both when one opens another document before it has saved', async () => {
    const [one, other] = await twoTabs();
    const third = await open();
    await write(third, '丙');
    await write(one, '甲一');
    other.type('甲二');
    await openDocument(other, '丙');
    expect(new Set(browser.texts())).toEqual(new Set(['甲一', '甲二', '丙']));
  });

  it('makes one document of equal changes', async () => {
    const [one, other] = await twoTabs();
    await write(one, '甲一');
    await write(other, '甲一');
    expect(browser.texts()).toEqual(['甲一']);
  });

  it('keeps the text of a document that another tab has deleted', async () => {
    const [one, other] = await twoTabs();
    browser.documents.clear();
    other.session.send({type: 'deleted', ids: 'all'});
    await write(one, '甲一');
    expect([browser.texts(), notice(one)]).toEqual([['甲一'], 'document deleted']);
  });

  it('knows its own write again when the tab was closed in between', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.type('甲乙');
    const saved = tab.session.flush();
    await Promise.resolve();
    const {memory} = tab; // as at a crash: the write is on its way
    await saved;
    const again = await FakeTab.open(browser, '', memory);
    await write(again, '甲乙丙');
    expect(browser.texts()).toEqual(['甲乙丙']);
  });
});

describe('X32 storage that is full or forbidden', () => {
  it.each(['full', 'forbidden', 'newer'] as const)(
    '%s: says so once, and asks before the tab closes',
    async (fault) => {
      const tab = await open();
      browser.fault = fault;
      await write(tab, '甲');
      expect(tab.isGuarded).toBe(true);
      const code = {full: 'browser full', forbidden: 'browser forbids', newer: 'browser newer'}[
        fault
      ];
      expect(notice(tab)).toBe(code);
      tab.session.send({type: 'noticed', notice: undefined});
      await write(tab, '甲乙');
      expect(notice(tab)).toBeUndefined();
    },
  );

  it('the text is there after a reload', async () => {
    browser.fault = 'forbidden';
    const tab = await open();
    await write(tab, '甲');
    expect((await tab.reload()).text).toBe('甲');
  });

  it('stores everything once there is room, and asks no more', async () => {
    const tab = await open();
    browser.fault = 'full';
    await write(tab, '甲');
    browser.fault = undefined;
    await write(tab, '甲乙');
    expect([browser.texts(), tab.isGuarded]).toEqual([['甲乙'], false]);
  });

  it('another text takes the place of one that could not be stored, and both stay in the tab', async () => {
    const tab = await open();
    await write(tab, '甲');
    const other = await open();
    browser.fault = 'full';
    await write(other, '乙');
    await openDocument(other, '甲');
    expect([other.text, former(other), other.isGuarded]).toEqual(['甲', '乙', true]);
    browser.fault = undefined;
    await write(other, '甲二');
    expect(new Set(browser.texts())).toEqual(new Set(['甲二', '乙']));
  });

  it('a database that was deleted underneath is filled again', async () => {
    const tab = await open();
    await write(tab, '甲');
    browser.documents.clear();
    await write(tab, '甲乙');
    expect(browser.texts()).toEqual(['甲乙']);
  });

  it('without any storage, it says so, and asks', async () => {
    browser.fault = 'forbidden';
    browser.forgetsTabs = true;
    const tab = await open();
    await write(tab, '甲');
    expect([tab.isGuarded, notice(tab)]).toEqual([true, 'not saved']);
  });

  it('a file that could not be stored is asked about, too', async () => {
    browser.fault = 'full';
    const tab = await open();
    await openFile(tab, 'b.md', '乙');
    await write(tab, '乙二');
    expect(tab.isGuarded).toBe(true);
  });
});

describe('X44 a reader who does not want that', () => {
  it('turns it off: nothing is stored, the tab still remembers its text, and asks nothing', async () => {
    const tab = await open();
    tab.session.setKeeping(false);
    await write(tab, '甲');
    expect([browser.texts(), tab.isGuarded]).toEqual([[], false]);
    expect((await tab.reload()).text).toBe('甲');
  });

  it('documents of before stay until they are deleted, and are no longer written', async () => {
    const tab = await open();
    await write(tab, '甲');
    tab.session.setKeeping(false);
    await write(tab, '甲乙');
    expect(browser.texts()).toEqual(['甲']);
  });

  it('turns it on again: the text is stored', async () => {
    const tab = await open();
    tab.session.setKeeping(false);
    await write(tab, '甲');
    tab.session.setKeeping(true);
    await tab.settle();
    expect(browser.texts()).toEqual(['甲']);
  });

  it('a deleted document comes back only when its text is changed', async () => {
    const tab = await open();
    await write(tab, '甲');
    browser.documents.clear();
    tab.session.send({type: 'deleted', ids: 'all'});
    await tab.settle();
    expect(browser.texts()).toEqual([]);
    await write(tab, '甲乙');
    expect(browser.texts()).toEqual(['甲乙']);
  });
});
