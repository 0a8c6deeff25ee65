export type Token = string;
