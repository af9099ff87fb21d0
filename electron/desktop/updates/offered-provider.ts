import { Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from "electron-updater";
import type { ProviderRuntimeOptions } from "electron-updater/out/providers/Provider.js";
import type { Offer } from "#electron/updates/read-feed.ts";

/** Gives electron-updater the offer that was verified, and nothing else: it never asks the feed itself. */
export class OfferedProvider extends Provider<UpdateInfo> {
  readonly #offer: Offer;

  constructor(
    options: Readonly<Record<string, unknown>>,
    _updater: unknown,
    runtime: ProviderRuntimeOptions,
  ) {
    super(runtime);
    // What makeUpdater put beside this class.
    this.#offer = options["offer"] as Offer;
  }

  override getLatestVersion(): Promise<UpdateInfo> {
    const { version, signedAt, files } = this.#offer;
    const [first] = files;
    return Promise.resolve({
      version,
      releaseDate: signedAt,
      files: files.map(({ name, sha512, size }) => ({ url: name, sha512, size })),
      // Deprecated there, and still wanted by its type.
      path: first?.name ?? "",
      sha512: first?.sha512 ?? "",
    });
  }

  override resolveFiles({ files }: UpdateInfo): ResolvedUpdateFileInfo[] {
    return files.map((info) => {
      const offered = this.#offer.files.find(({ name }) => name === info.url);
      if (!offered) throw new Error(`${info.url} was not offered`);
      return { url: offered.url, info };
    });
  }
}
