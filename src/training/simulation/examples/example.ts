export interface Filling {
  readonly label: string;
  readonly fill: (replace: boolean) => void | Promise<void>;
}

export interface Example {
  /** True if the user must confirm that a fill may replace input. */
  readonly typed: () => boolean;
  readonly ways: readonly Filling[];
}
