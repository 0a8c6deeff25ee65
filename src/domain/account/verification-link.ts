/** The parameters of a verification link (specification 2). `expires` and `signature` exist when the server signs its links. */
export interface VerificationLink {
  readonly id: string | null;
  readonly hash: string;
  readonly expires: string | null;
  readonly signature: string | null;
}

const part = /^[\w.~=-]{1,200}$/;

/** False if the id or hash is empty or has characters that no link has. Such a link need not be sent to the server. */
export const isWellFormed = ({ id, hash }: VerificationLink): boolean =>
  part.test(hash) && !/^\.+$/.test(hash) && (id === null || (part.test(id) && !/^\.+$/.test(id)));
