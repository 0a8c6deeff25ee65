import { spawn } from 'node:child_process';

/** Runs a command with its output shown; resolves with the seconds it took, rejects when it fails. */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    console.log(`\n▸ ${command} ${args.join(' ')}`);
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code === 0) resolve(seconds);
      else reject(new Error(`${command} ${args.join(' ')}: berakhir dengan ${code} setelah ${seconds} s`));
    });
  });

/** Runs one command after the other and stops at the first that fails, with the exit code 1. */
export const runAll = async (steps, env) => {
  try {
    for (const [command, ...args] of steps) await run(command, args, env);
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
};
