import {beforeEach, describe, expect, it} from 'vitest';
import {decodeText} from '../files.ts';
import {FakeBrowser, FakeTab} from './fake-effects.fixture.ts';
import {fileActions, type FileActions, type FileEffects} from './saving.ts';

/** A disk with files, and the answers of the reader. */
class FakeDisk implements FileEffects {
  readonly files = new Map<string, {bytes: Uint8Array<ArrayBuffer>; modified: number}>();
  readonly downloads: string[] = [];
  canWriteFiles = true;
  isRefused = false;
  /** The name that the reader chooses; undefined to cancel. */
  chosen: string | undefined;

  put(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.files.set(name, {bytes, modified: (this.files.get(name)?.modified ?? 0) + 1});
  }

  file(name: string): File {
    const {bytes = new Uint8Array(), modified: lastModified = 0} = this.files.get(name) ?? {};
    return new File([bytes], name, {lastModified});
  }

  handle(name: string): FileSystemFileHandle {
    return {name, getFile: () => Promise.resolve(this.file(name))} as FileSystemFileHandle;
  }

  canWrite = () => this.canWriteFiles;
  choose = () => Promise.resolve(this.chosen === undefined ? undefined : this.handle(this.chosen));
  chooseTarget = this.choose;
  download = (name: string) => {
    this.downloads.push(name);
  };

  write: FileEffects['write'] = (handle, bytes, modified) => {
    const {name} = handle;
    if (this.isRefused) {
      return Promise.resolve('refused');
    }
    if (modified !== undefined && !this.files.has(name)) {
      return Promise.resolve('gone');
    }
    if (modified !== undefined && this.files.get(name)?.modified !== modified) {
      return Promise.resolve('changed');
    }
    this.put(name, bytes);
    return Promise.resolve({handle, modified: this.files.get(name)?.modified ?? 0});
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

let disk: FakeDisk;
let tab: FakeTab;
let files: FileActions;

beforeEach(async () => {
  disk = new FakeDisk();
  tab = await FakeTab.open(new FakeBrowser());
  files = fileActions(tab.session, disk);
});

const notice = () => tab.session.state().notice?.code;

function textOf(name: string): string {
  const content = decodeText(disk.files.get(name)?.bytes ?? new Uint8Array());
  return content.ok ? content.text : content.problem;
}

async function open(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  disk.put(name, bytes);
  await files.open(disk.file(name), disk.handle(name));
}

describe('X27 a file', () => {
  it('is opened and saved back with its line endings', async () => {
    await open('a.md', utf8('# 甲\r\n\r\n乙\r\n'));
    tab.type('# 甲\n\n丙\n');
    await files.save();
    expect([textOf('a.md'), notice()]).toEqual(['# 甲\r\n\r\n丙\r\n', 'file saved']);
  });

  it('keeps its byte order mark and its encoding', async () => {
    await open('bom.md', utf8('\uFEFF甲'));
    tab.type('乙');
    await files.save();
    expect(disk.files.get('bom.md')?.bytes).toEqual(utf8('\uFEFF乙'));
    await open('gbk.md', Uint8Array.of(0xb1, 0xea, 0xcc, 0xe2)); // `标题`
    expect(notice()).toBe('opened as GB 18030');
    tab.type('标题标');
    await files.save();
    expect(disk.files.get('gbk.md')?.bytes).toEqual(
      Uint8Array.of(0xb1, 0xea, 0xcc, 0xe2, 0xb1, 0xea),
    );
    expect(tab.session.state().notice).toMatchObject({code: 'file saved', encoding: 'GB 18030'});
  });

  it('is not overwritten by a text that undo has brought back', async () => {
    tab.type('我的');
    await open('b.md', utf8('乙'));
    tab.undo();
    disk.chosen = 'mine.md';
    await files.save();
    expect([textOf('b.md'), textOf('mine.md')]).toEqual(['乙', '我的']);
  });

  it('that another program has changed is as it was, and the reader saves elsewhere', async () => {
    await open('a.md', utf8('甲'));
    disk.put('a.md', utf8('别的程序'));
    tab.type('甲二');
    await files.save();
    expect([textOf('a.md'), notice()]).toEqual(['别的程序', 'file changed']);
    disk.chosen = 'copy.md';
    await files.saveElsewhere();
    expect([textOf('copy.md'), tab.session.state().current.file?.handle.name]).toEqual([
      '甲二',
      'copy.md',
    ]);
  });

  it.each([
    ['refused', 'file refused'],
    ['gone', 'file gone'],
  ] as const)('%s: the page says so, and the text stays', async (problem, code) => {
    await open('a.md', utf8('甲'));
    tab.type('甲二');
    if (problem === 'gone') {
      disk.files.delete('a.md');
    } else {
      disk.isRefused = true;
    }
    await files.save();
    expect([notice(), tab.text]).toEqual([code, '甲二']);
  });

  it('of another text stays with that text', async () => {
    await open('a.md', utf8('甲'));
    await open('b.md', utf8('乙'));
    tab.session.goBack(tab.session.state().formerKey ?? -1);
    tab.type('甲二');
    await files.save();
    expect([textOf('a.md'), textOf('b.md')]).toEqual(['甲二', '乙']);
  });

  it('is asked for where the text has none, and cancelling changes nothing', async () => {
    tab.type('甲');
    await files.save();
    expect([disk.files.size, notice()]).toEqual([0, undefined]);
    disk.chosen = 'new.md';
    await files.save();
    expect(textOf('new.md')).toBe('甲');
  });

  it('is downloaded where the browser writes none', async () => {
    disk.canWriteFiles = false;
    tab.type('# 标题');
    await files.save();
    expect([files.choose(), disk.downloads]).toEqual([false, ['标题.md']]);
  });

  it('is chosen in the browser’s dialog', async () => {
    disk.put('a.md', utf8('甲'));
    disk.chosen = 'a.md';
    expect(files.choose()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20)); // a file is read in tasks
    expect(tab.text).toBe('甲');
  });
});

describe('X28 what is no text', () => {
  it.each([
    ['a Word file', utf8('PK\u0003\u0004…'), 'document of a program'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 1), 'not text'],
    ['a file of more than 5 MB', new Uint8Array(5_000_001).fill(0x61), 'file too large'],
  ])('%s is named, and the text stays', async (_, bytes, code) => {
    tab.type('我的');
    await open('x', bytes);
    expect([tab.text, notice()]).toEqual(['我的', code]);
  });
});
