// node:assert does not exist in the web extension host.

/** Fails with `message` unless `value` is truthy. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) {
    throw new Error(message);
  }
}

/** Fails unless both are the same as JSON. */
export function equal(actual: unknown, expected: unknown, message = 'They differ.'): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value, undefined, 2));
  if (is !== should) {
    throw new Error(`${message}\nexpected: ${should}\nactual:   ${is}`);
  }
}

/** Waits until `attempt` no longer throws, and gives what it returns; after `limit` ms, fails with its last error. */
export async function eventually<T>(attempt: () => T | Promise<T>, limit = 10_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
