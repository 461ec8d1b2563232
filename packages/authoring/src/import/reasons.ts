import {printable} from '@markdown-zh/diagnosis/printable';

/** Why a file was left out, or what about it a person must look at. */
export interface Reason {
  readonly code: ReasonCode;
  /** Its subject: a path, a value, the message of a parser. */
  readonly detail?: string;
}

type ReasonCode = keyof typeof words;

/** A reason in English, for the terminal, and in Chinese, for the report. */
const words = {
  encoding: [
    'is not text in UTF-8, UTF-16 or GB 18030. Save it as UTF-8',
    '编码认不出来，不是 UTF-8、UTF-16 或 GB 18030：另存为 UTF-8',
  ],
  'two-front-matters': ['has two kinds of front matter. Keep one', '文件开头有两种字段：只留一种'],
  'front-matter': ['has front matter that cannot be read', '文件开头的字段读不懂'],
  outside: [
    'is a symbolic link that leads out of the folder. Copy the file itself',
    '是通向文件夹之外的符号链接：换成文件本身',
  ],
  special: ['is a pipe, a socket or a device. Copy a file', '是管道、套接字或设备：换成文件'],
  large: ['is larger than 5 MiB. Split it', '超过 5 MiB：拆开'],
  unreadable: ['cannot be read', '读不了'],
  'no-text': ['has no text', '没有正文'],
} as const satisfies Record<string, readonly [string, string]>;

/** A sentence for the terminal. */
export function inEnglish({code, detail}: Reason): string {
  return `${words[code][0]}${detail === undefined ? '' : ` (${printable(detail)})`}.`;
}

/** A sentence for the report. */
export function inChinese({code, detail}: Reason): string {
  return `${words[code][1]}${detail === undefined ? '' : `（${printable(detail)}）`}。`;
}
