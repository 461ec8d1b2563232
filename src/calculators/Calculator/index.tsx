import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {calculatorPath} from '@site/site/calculators';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import OwnPage from './OwnPage';
import type {Parameters} from './share';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** The last part of the address of the calculator's own page. */
  readonly slug: string;
  /** The values that this address carries. */
  readonly parameters: Parameters;
  /** This is the calculator's own page. */
  readonly ownPage: boolean | undefined;
  /** Parts. */
  readonly children: ReactNode;
};

const withoutScripts = '这里是默认数值和由它们算出的结果；改数值要有 JavaScript。';

/** The frame of all calculators. */
export default function Calculator(props: Props): ReactNode {
  const {title, slug, parameters, ownPage, children} = props;
  return (
    <figure className={styles.calculator}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.needsScript} data-search="none">
        {withoutScripts}
      </p>
      {ownPage ? (
        <OwnPage parameters={parameters}>{children}</OwnPage>
      ) : (
        <>
          {children}
          <p className={styles.ownPage} lang={interfaceLanguage} data-search="none">
            <Link to={calculatorPath(slug)}>
              <Translate id="site.Calculator.ownPage">
                Open on its own page, to share a result
              </Translate>
            </Link>
          </p>
        </>
      )}
    </figure>
  );
}
