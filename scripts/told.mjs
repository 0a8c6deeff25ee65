// Old JavaScript syntax only: this must run on outdated Node versions.

/** An error that the user can fix: shown as one line of Indonesian, without a stack. */
export class Told extends Error {}

const again = (options) => {
  const { npm_lifecycle_event: name } = process.env;
  return name ? `npm run ${name} -- ${options}` : `node ${process.argv[1]} ${options}`;
};

/** The one-line message of an error; null when the user cannot fix it and needs the stack. */
export const lineOf = (error) => {
  if (error instanceof Told) return error.message;
  const { code, address, port, hostname, input, message } = Object(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: ${again(`--port ${port + 1}`)}`;
    case 'EACCES':
      return port
        ? `Port ${port} tidak boleh dipakai di komputer ini. Pilih port di atas 1023: ${again('--port 8080')}`
        : null;
    case 'EADDRNOTAVAIL':
      return `Alamat ${address} bukan alamat komputer ini. Untuk semua alamatnya: ${again('--host 0.0.0.0')}`;
    case 'ERR_INVALID_URL':
      return `"${input}" bukan alamat yang benar.`;
    case 'ENOTFOUND':
      return `Alamat ${hostname} tidak ditemukan.`;
    case 'ERR_MODULE_NOT_FOUND': {
      const [, name] = /^Cannot find package '([^']+)'/.exec(message) || [];
      return name ? `Paket "${name}" belum terpasang. Jalankan "npm install" dulu (perlu internet sekali).` : null;
    }
    default:
      return null;
  }
};
