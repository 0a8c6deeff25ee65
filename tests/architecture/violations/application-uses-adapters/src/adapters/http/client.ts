export type Client = string;
