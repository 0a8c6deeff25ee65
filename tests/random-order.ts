import { createHash } from 'node:crypto';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Orders files by the seed, grouped by project, because a worker that changes its project loads all modules again. */
export class RandomOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { sequence, root } = this.ctx.config;
    const rankOf = ({ project, moduleId }: TestSpecification) => {
      const name = path.relative(root, moduleId).split(path.sep).join('/');
      return project.name + createHash('sha1').update(`${sequence.seed} ${name}`).digest('hex');
    };
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return files.toSorted((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1));
  }
}
