/** Does what it is given in order, so many at a time. */
export function queue(most: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  };
}
