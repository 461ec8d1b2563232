declare module '@generated/home/default/home.json' {
  import type {HomeData} from '@site/plugins/pages/home';

  const home: HomeData;
  export default home;
}
