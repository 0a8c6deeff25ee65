/** True in builds and servers of the simulation, false in the live build; the bundler drops the other branch. */
declare const __SIMULATION__: boolean;
