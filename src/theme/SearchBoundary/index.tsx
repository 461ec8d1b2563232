export {default} from '@markdown-zh/ui/PartBoundary';
