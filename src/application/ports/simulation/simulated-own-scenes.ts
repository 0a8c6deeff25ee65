import type { SimulatedFault } from './simulated-network.ts';

export interface OwnSceneTexts {
  readonly title: string;
  readonly sentence: string;
  readonly task: string;
  readonly hint: string;
}

/** The open scene. The simulation ticks steps that the user has done. */
export interface OpenOwnScene extends OwnSceneTexts {
  readonly steps: readonly { readonly title: string; readonly done: boolean }[];
}

/** `steps` are facts of `sceneSteps`; `email` is the person to log in, null for a guest; `page` a path and query of this portal. */
export interface OwnSceneDraft extends OwnSceneTexts {
  readonly steps: readonly string[];
  readonly email: string | null;
  readonly page: string;
}

/**
 * A scenario that is kept on this device. `time`: of its moment, null for one that begins in the seed; `acts`: how many it has; `size`:
 * characters of its file; `link`: a fragment, null if it is too large for a link or this browser cannot compress it.
 */
export interface OwnScene extends Omit<OwnSceneDraft, 'steps'> {
  readonly id: number;
  readonly time: string | null;
  readonly acts: number;
  readonly size: number;
  readonly link: string | null;
}

/** A kept scene, or the value of a link. */
export type OwnSceneSource = { readonly id: number } | { readonly link: string };

export interface OpenedOwnScene {
  readonly email: string | null;
  readonly page: string;
  readonly trxId: string | null;
  readonly faults: readonly SimulatedFault[];
}

/** An act that was played. `call` is the reply; `events` are the notices that it sent; `refused` says why it was not possible. */
export interface PlayedAct {
  readonly at: string;
  readonly call: { readonly status: number | null; readonly code: string | null; readonly asExpected: boolean } | null;
  readonly events: readonly string[];
  readonly refused: string | null;
}

export interface PlayedScene {
  readonly acts: readonly string[];
  readonly trace: readonly PlayedAct[];
}

/** Moments that the user saved. Invalid drafts, files and links reject with an Indonesian RangeError and change nothing. */
export interface SimulatedOwnScenes {
  /** The scene that the present world was opened from; null for none. */
  ownScene(): OpenOwnScene | null;
  /** The steps that the author of a scene can choose from. */
  sceneSteps(): readonly { readonly fact: string; readonly title: string }[];
  /** Hides the scene's texts; the world stays. */
  leaveOwnScene(): Promise<void>;
  ownScenes(): Promise<readonly OwnScene[]>;
  saveOwnScene(draft: OwnSceneDraft): Promise<OwnScene>;
  removeOwnScene(id: number): Promise<void>;
  /** Checks a scene without opening it. `asks`: opening it would replace a world with user changes. */
  readOwnScene(source: OwnSceneSource): Promise<{ readonly page: string; readonly asks: boolean }>;
  /** Saves the present world and opens the scene. The caller logs in and then adds the faults. */
  openOwnScene(source: OwnSceneSource): Promise<OpenedOwnScene>;
  /** The acts of the open scene, in words, and those that were played, also before a reload of this tab; null without acts. */
  playing(): Promise<PlayedScene | null>;
  /** Plays until so many acts are played; for fewer than before, begins anew, logs everybody out and returns the scene to enter. */
  playTo(count: number): Promise<OpenedOwnScene | null>;
  /** The text of a file with these scenes. */
  exportOwnScenes(ids: readonly number[]): Promise<string>;
  /** Adds all scenes of a file, or none. */
  importOwnScenes(text: string): Promise<readonly OwnScene[]>;
  /** The QR code of an address as rows of dark and light squares; null if the address is too long for a code that a phone can scan. */
  qrCode(address: string): Promise<readonly (readonly boolean[])[] | null>;
}
