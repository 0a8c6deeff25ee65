// Plain old JavaScript: it has to run where Node is too old.

/** A failure that its reader can mend: told in one line of Indonesian, without a stack. */
export class Told extends Error {}

/** How the script that runs is started with another option. */
const again = (options) => {
  const { npm_lifecycle_event: name } = process.env;
  return name ? `npm run ${name} -- ${options}` : `node ${process.argv[1]} ${options}`;
};

/** What a failure says to its reader, in one line; null when it is none that the reader can mend, and its stack is wanted. */
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
