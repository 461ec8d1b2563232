import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './TimeLeft.module.css';

type Props = {
  /** The reading time of the whole article. */
  readonly minutes: number;
};

/** The reading time of the part of an article below the window. */
export default function TimeLeft({minutes}: Props): ReactNode {
  const [left, setLeft] = useState(Math.ceil(minutes));
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const article = document.querySelector('[data-article]');
      if (article) {
        const {bottom, height} = article.getBoundingClientRect();
        const share = Math.min(1, Math.max(0, bottom - innerHeight) / Math.max(1, height));
        setLeft(Math.ceil(minutes * share));
      }
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(measure);
    };
    addEventListener('scroll', scrolled, {passive: true});
    return () => {
      removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [minutes]);
  return (
    <p className={styles.left} lang={interfaceLanguage}>
      <Translate id="site.TimeLeft.minutes" values={{minutes: left}}>
        {'{minutes} min left'}
      </Translate>
    </p>
  );
}
