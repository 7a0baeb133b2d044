// Preloaded (`node -r`) into the programs that must not outlive the one that
// started them. Their standard input is a pipe that nobody writes to: it ends
// when the other side is gone, even if that was killed without a word.

// Only a direct child has that pipe; its own children inherit the rest.
if (process.env['EIGHT_PUZZLE_TIED'] === String(process.ppid)) {
  process.stdin.resume();
  process.stdin.on('close', () => {
    // The whole group, for the children that this program would leave behind.
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM');
  });
  process.stdin.unref();
}
