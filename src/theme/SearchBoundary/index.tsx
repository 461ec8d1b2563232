export {default} from '@site/src/components/PartBoundary';
