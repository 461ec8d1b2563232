import {createStaticServer} from './static-server';

const [folder = 'build', port = '4000', baseUrl = '/'] = process.argv.slice(2);

createStaticServer(folder, baseUrl).listen(Number(port), '127.0.0.1', () => {
  console.log(`Serving ${folder} at http://127.0.0.1:${port}${baseUrl}`);
});
