import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Chinese from '@markdown-zh/ui/Chinese';
import type {CopyTarget} from '../copy-targets';
import Menu, {type MenuItem} from '../Menu';

type Props = {
  readonly onCopyTo: (target: CopyTarget) => void;
};

const names = {wechat: '公众号', zhihu: '知乎', lark: '飞书、语雀', juejin: '掘金'};
const wechat = <Chinese as="inline">{names.wechat}</Chinese>;
const juejin = <Chinese as="inline">{names.juejin}</Chinese>;

/** A menu of the places that a text can be copied to, each in the form that the place takes. */
export default function CopyTo({onCopyTo}: Props): ReactNode {
  const item = (key: CopyTarget, label: ReactNode): MenuItem => ({
    key,
    label,
    onChoice: () => {
      onCopyTo(key);
    },
  });
  return (
    <Menu
      isMain
      name={<Translate id="site.playground.copyTo">Copy to …</Translate>}
      items={[
        item(
          'wechat-seal',
          <Translate id="site.playground.copyTo.wechatSeal" values={{wechat}}>
            {'{wechat}, red seal'}
          </Translate>,
        ),
        item(
          'wechat-pine',
          <Translate id="site.playground.copyTo.wechatPine" values={{wechat}}>
            {'{wechat}, green pine'}
          </Translate>,
        ),
        item(
          'wechat-plain',
          <Translate id="site.playground.copyTo.wechatPlain" values={{wechat}}>
            {'{wechat}, plain'}
          </Translate>,
        ),
        item('zhihu', <Chinese as="inline">{names.zhihu}</Chinese>),
        item('lark', <Chinese as="inline">{names.lark}</Chinese>),
        item('word', <Translate id="site.playground.copyTo.word">Word, WPS</Translate>),
        item('rich', <Translate id="site.playground.copyTo.rich">Rich text</Translate>),
        item('html', <Translate id="site.playground.copyTo.html">HTML</Translate>),
        item(
          'text',
          <Translate id="site.playground.copyTo.text">Plain text for chats and Word</Translate>,
        ),
        item(
          'markdown',
          <Translate id="site.playground.copyTo.markdown" values={{juejin}}>
            {'Markdown for GitHub, {juejin}, CSDN'}
          </Translate>,
        ),
      ]}
    />
  );
}
