/** True in simulation builds and servers, false in the live build; the bundler drops the other branch. */
declare const __SIMULATION__: boolean;
