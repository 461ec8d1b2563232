import type {Page} from './types.ts';

/** A few pages with everything that a search must find. */
export const pages: readonly Page[] = [
  {
    title: 'RS485 与 CAN 总线对比',
    path: 'rs485',
    breadcrumb: ['硬件', '总线'],
    sections: [
      {heading: '', anchor: '', text: '两种总线都用差分信号。Modbus 多走 RS485。', code: ''},
      {
        heading: '终端电阻',
        anchor: '终端电阻',
        text: '总线的末端要接匹配的终端电阻，一般是 120 Ω。\n为什么要它？因为信号会反射。',
        code: '',
      },
      {heading: '布线方案', anchor: '布线方案', text: '手拉手布线，支线要短。', code: ''},
    ],
  },
  {
    title: '屏幕 PPI 计算',
    path: 'ppi',
    breadcrumb: ['硬件'],
    sections: [{heading: '', anchor: '', text: '对角线的像素除以英寸数。', code: ''}],
  },
  {
    title: '在电脑上运行 LVGL',
    path: 'lvgl',
    breadcrumb: [],
    sections: [
      {
        heading: '模拟器',
        anchor: '模拟器',
        text: 'A simulator runs on WSL 2, with setValue.',
        code: 'lv_init(); setValue(1);',
      },
      {heading: '重新启动', anchor: '重新启动', text: '改了配置之后。', code: ''},
      {heading: '重复的标题', anchor: '重复的标题', text: '一', code: ''},
      {heading: '重复的标题', anchor: '重复的标题-1', text: '二', code: ''},
    ],
  },
  {
    title: '编程语言',
    path: 'languages',
    breadcrumb: [],
    sections: [
      {heading: '', anchor: '', text: 'C、C++、C# 和 .NET。', code: 'npm run --watch -v'},
      {heading: '网络', anchor: '网络', text: 'net 与 c 是别的。', code: ''},
    ],
  },
  {
    title: '杂记',
    path: 'notes',
    breadcrumb: [],
    sections: [
      {
        heading: '',
        anchor: '',
        text: 'c net watch 485 rs v 电脑 电组织 set_variable',
        code: '',
      },
    ],
  },
];
