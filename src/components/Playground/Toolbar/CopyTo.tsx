import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {CopyTarget} from '../copy-targets';
import Menu, {type MenuItem} from '../Menu';

type Props = {
  readonly onCopyTo: (target: CopyTarget) => void;
};

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
          <Translate id="site.playground.copyTo.wechatSeal">公众号, red seal</Translate>,
        ),
        item(
          'wechat-pine',
          <Translate id="site.playground.copyTo.wechatPine">公众号, green pine</Translate>,
        ),
        item(
          'wechat-plain',
          <Translate id="site.playground.copyTo.wechatPlain">公众号, plain</Translate>,
        ),
        item('zhihu', <Translate id="site.playground.copyTo.zhihu">知乎</Translate>),
        item('lark', <Translate id="site.playground.copyTo.lark">飞书, 语雀</Translate>),
        item('word', <Translate id="site.playground.copyTo.word">Word, WPS</Translate>),
        item('rich', <Translate id="site.playground.copyTo.rich">Rich text</Translate>),
        item('html', <Translate id="site.playground.copyTo.html">HTML</Translate>),
        item(
          'text',
          <Translate id="site.playground.copyTo.text">Plain text for chats and Word</Translate>,
        ),
        item(
          'markdown',
          <Translate id="site.playground.copyTo.markdown">
            Markdown for GitHub, 掘金, CSDN
          </Translate>,
        ),
      ]}
    />
  );
}
