import { useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';

/** What is kept of a file that is not uploaded yet, beside the file itself. */
export interface KeptUpload {
  /** Its id in the draft. */
  readonly fileId: string;
  /** ISO instant by the server's clock, when it was chosen. */
  readonly answeredAt: string;
  /** The id of the file on the server that it is to replace; null for none. */
  readonly replaces: string | null;
  /** It went out, and what became of it is not known. */
  readonly tried: boolean;
}

/** By the id of the task. */
export type KeptUploads = Readonly<Record<string, KeptUpload>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const keptOf = (value: unknown): KeptUpload | null => {
  if (!isRecord(value)) return null;
  const { fileId, answeredAt, replaces, tried } = value;
  if (typeof fileId !== 'string' || typeof answeredAt !== 'string') return null;
  return { fileId, answeredAt, replaces: typeof replaces === 'string' ? replaces : null, tried: tried === true };
};

/** Reads what was stored on this device; null when nothing waits to be uploaded. */
export const readKeptUploads = (stored: unknown): KeptUploads | null => {
  if (!isRecord(stored)) return null;
  const kept = Object.entries(stored).flatMap(([taskId, value]) => {
    const each = keptOf(value);
    return each ? [[taskId, each] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

/** The files of this page that are not uploaded yet, in its draft. */
export const useKeptUploads = (draft: Draft<KeptUploads>) => {
  const [uploads, setUploads] = useState<KeptUploads>(() => draft.restored ?? {});
  const latest = useRef(uploads);
  return {
    uploads,
    /** With null the task has none any more. */
    put: (taskId: string, kept: KeptUpload | null): void => {
      const { [taskId]: _, ...others } = latest.current;
      latest.current = kept ? { ...others, [taskId]: kept } : others;
      setUploads(latest.current);
      draft.keep(latest.current);
    },
  };
};
