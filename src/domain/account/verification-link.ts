/** What the address of a verification mail names (specification 2). `expires` and `signature` are there when the server signs its links. */
export interface VerificationLink {
  readonly id: string | null;
  readonly hash: string;
  readonly expires: string | null;
  readonly signature: string | null;
}

const part = /^[\w.~=-]{1,200}$/;

/** Whether a link can be one of a mail at all: what was cut or mangled on its way need not be asked about. */
export const isWellFormed = ({ id, hash }: VerificationLink): boolean =>
  part.test(hash) && !/^\.+$/.test(hash) && (id === null || (part.test(id) && !/^\.+$/.test(id)));
