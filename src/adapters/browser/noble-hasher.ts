import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hasher } from '../../application/ports/device/hasher.ts';

export const nobleHasher: Hasher = { sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))) };
