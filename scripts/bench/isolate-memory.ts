/** Memory of a worker's isolate, in bytes: the heap of JavaScript, and the buffers outside of it. */
export interface IsolateMemory {
  heap: number;
  buffers: number;
}

const MEGABYTE = 1024 * 1024;

/** Returns the same memory in MB. */
export const toMegabytes = ({ heap, buffers }: IsolateMemory): IsolateMemory => ({
  heap: heap / MEGABYTE,
  buffers: buffers / MEGABYTE,
});

/** Formats memory in MB: heap + buffers. */
export const formatMemory = (memory: IsolateMemory | undefined): string =>
  memory ? `${memory.heap.toFixed(0)} + ${memory.buffers.toFixed(0)}` : '–';

/** Reads the memory of a running worker through the inspector of `wrangler dev`. */
export interface MemoryProbe {
  /** Returns the memory now, garbage included. */
  measure(): Promise<IsolateMemory>;
  close(): void;
}

/** Connects to the inspector on a port of this machine; rejects with an Error if there is none. */
export async function connectMemoryProbe(port: number): Promise<MemoryProbe> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const url = targets[0]?.webSocketDebuggerUrl ?? `ws://127.0.0.1:${port}/ws`;
  // The inspector answers pages of this machine only. Node's WebSocket takes headers, browsers' does not.
  const options = { headers: { Origin: 'http://localhost' } };
  const socket = new WebSocket(url, options as unknown as string[]);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
  });
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as InspectorMessage;
    if (id === undefined) return;
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  });
  let lastId = 0;
  const call = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    async measure() {
      const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
      return { heap: usedSize, buffers: backingStorageSize };
    },
    close: () => socket.close(),
  };
}

interface InspectorMessage {
  id?: number;
  result?: Record<string, number>;
}
