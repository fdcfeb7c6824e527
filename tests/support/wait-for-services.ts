// Services start, and browsers draw, as fast as the machine lets them: how long that takes is for benchmarks to say.
jest.setTimeout(300_000)
