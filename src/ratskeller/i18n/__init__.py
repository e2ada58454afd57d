"""What people read, in four languages: one set of catalogues for the command line, the server and the browser."""

from ratskeller.i18n.catalogue import Catalogue, CatalogueError, catalogue
from ratskeller.i18n.languages import LANGUAGES, language_of_environment

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "catalogue", "language_of_environment"]
