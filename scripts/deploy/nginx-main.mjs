import { findBrotli } from '../install/ensure-nginx.mjs';

/** The configuration of an nginx of its own around the `server` of the portal: it stays in the foreground and writes into this folder only. */
export const mainConfig = ({ folder, server }) => {
  const brotli = findBrotli();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `${brotli ? `load_module ${brotli};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {
  worker_connections 1024;
}
http {
  access_log off;
${temporary.join('\n')}
${server}}
`;
};
