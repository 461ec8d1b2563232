import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Chinese from '@markdown-zh/ui/Chinese';
import copyTargets from '@generated/playground/default/copy-targets.json';
import type {CopyTarget} from '../../worker/copy-targets.ts';
import Menu from '../Menu.tsx';

type Props = {
  readonly onCopyTo: (target: CopyTarget) => void;
};

/** A menu of the targets that a text can be copied to, each in the form that the target accepts. */
export default function CopyTo({onCopyTo}: Props): ReactNode {
  const language = useDocusaurusContext().i18n.currentLocale === 'zh-CN' ? 'zh-CN' : 'en';
  return (
    <Menu
      isMain
      name={<Translate id="site.playground.copyTo">Copy to …</Translate>}
      items={copyTargets.map((target) => ({
        key: target.id,
        label: withChineseNames(target.label[language]),
        onChoice: () => {
          onCopyTo(target);
        },
      }))}
    />
  );
}

/** A label with its Chinese names marked as Chinese. */
function withChineseNames(label: string): ReactNode {
  return label.split(/(\p{Script=Han}[\p{Script=Han}、]*)/u).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Chinese key={index} as="inline">
        {part}
      </Chinese>
    ),
  );
}
