"""Pages of reports and the plots in them."""
